import { expect, test } from "vitest";

import type { BigScorePack } from "../../wire/big_score";
import { money } from "./texts";
import { cardOrder, counted, face, filled, sorted, tokenFace } from "./things";

test("money is short, and in millions from a thousand thousands on", () => {
  expect([0, 20, 999, 1000, 1010, 1301, 1500].map(money)).toEqual([
    "$0",
    "$20K",
    "$999K",
    "$1M",
    "$1.01M",
    "$1.301M",
    "$1.5M",
  ]);
  expect(money(-20)).toBe("−$20K");
});

test("a card is a type, regular or Expert", () => {
  expect(face("expert_gun_man")).toEqual({ crew: "gun_man", expert: true });
  expect(face("gun_man")).toEqual({ crew: "gun_man", expert: false });
});

test("cards lie in the order of their types, regular before Expert", () => {
  expect(sorted(["muscle", "expert_con_man", "con_man"])).toEqual(["con_man", "expert_con_man", "muscle"]);
  expect(cardOrder("driver")).toBeLessThan(cardOrder("expert_driver"));
});

test("icons are filled by cards of their type, and what is left over is told", () => {
  const fit = filled(
    ["con_man", "driver", "driver"],
    [
      { card: "expert_driver", seat: 0 },
      { card: "con_man", seat: 1 },
      { card: "con_man", seat: 2 },
    ],
  );
  expect(fit.slots.map((slot) => slot.seat)).toEqual([1, 0, null]);
  expect(fit.surplus).toEqual([{ card: "con_man", seat: 2 }]);
});

test("equal things are counted", () => {
  expect(counted(["a", "b", "a"])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("cash shows its figure, other tokens an icon; a Hard Drive is no token of the vault", () => {
  const tokens = [
    { id: "cash_50", name: "$50K", kind: "cash", count: 1, value: 50 },
    { id: "cop", name: "Cop", kind: "cop", count: 1, value: 0 },
  ];
  const pack = { tokens } as unknown as BigScorePack;
  expect(tokenFace(pack, "cash_50")).toMatchObject({ hue: "cash", icon: null, figure: "50", name: "$50K" });
  expect(tokenFace(pack, "cop")).toMatchObject({ hue: "cop", icon: "police-badge" });
  expect(tokenFace(pack, "hard_drive")).toMatchObject({ hue: "hdd", name: "Hard Drive" });
});
