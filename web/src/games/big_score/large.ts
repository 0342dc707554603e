// The cards of The Big Score, to be read large.
import type { Large } from "../../ui/large";
import type { BigScorePack, Job } from "../../wire/big_score";
import { crewName, jobName, money, t } from "./texts";
import { counted, crewIcon, face, icons, jobIcon, tokenFace } from "./things";

const ABILITIES: { readonly [crew: string]: string } = {
  muscle: "BS-4.16",
  con_man: "BS-4.17",
  gun_man: "BS-4.18",
  grease_man: "BS-4.19",
  driver: "BS-4.20",
  hacker: "BS-4.21",
};

export function crewLarge(pack: BigScorePack, card: string): Large {
  const { crew, expert } = face(card);
  const ability = expert ? [ABILITIES[crew] ?? ""] : [];
  return {
    paper: true,
    icons: [crewIcon(card)],
    title: crewName(pack, card),
    kind: expert ? t("page-expert") : "",
    facts: [],
    words: [],
    rules: ["BS-3.9", ...(expert ? ["BS-3.10", "BS-3.11", ...ability] : [])],
  };
}

export function jobLarge(pack: BigScorePack, job: Job): Large {
  const tokens = (
    [
      ["diamond", job.diamonds],
      ["artifact", job.artifacts],
      ["hard_drive", job.hard_drives],
    ] as const
  ).filter(([, many]) => many > 0);
  const pays = [
    ...(job.cash ? [money(job.cash)] : []),
    ...tokens.map(([token, many]) => t("page-many", { number: many, thing: tokenFace(pack, token).name })),
  ];
  return {
    paper: false,
    icons: [jobIcon(job.id)],
    title: jobName(job),
    kind: "",
    facts: [[t("payout"), pays.join(" + ")]],
    words: [
      t("page-needs", {
        crew: counted(icons(job))
          .map(([crew, many]) => t("page-many", { number: many, thing: crewName(pack, crew) }))
          .join(", "),
      }),
    ],
    rules: ["BS-3.15", "BS-3.17", "BS-3.22"],
  };
}
