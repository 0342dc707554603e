// A rulebook as its reader turns the pages: chapters, their sections, the rules of each.
import type { RuleText } from "../wire/rest";

export interface Part {
  /** Empty for what stands before the first section. */
  readonly title: string;
  readonly anchor: string;
  readonly rules: RuleText[];
}

export interface Chapter {
  readonly title: string;
  readonly anchor: string;
  readonly parts: Part[];
}

export function chaptersOf(rules: readonly RuleText[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    let chapter = chapters.find((each) => each.title === rule.chapter);
    if (!chapter) chapters.push((chapter = { title: rule.chapter, anchor: anchorOf(rule.chapter), parts: [] }));
    let part = chapter.parts.find((each) => each.title === rule.section);
    if (!part)
      chapter.parts.push(
        (part = { title: rule.section, anchor: anchorOf(`${rule.chapter} ${rule.section}`), rules: [] }),
      );
    part.rules.push(rule);
  }
  return chapters;
}

export function anchorOf(title: string): string {
  return `chapter-${title.replaceAll(/[^A-Za-z0-9]+/g, "-")}`;
}
