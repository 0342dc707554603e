// The texts of Score.
import { textsOf } from "../../text";

export const t = textsOf("score");
