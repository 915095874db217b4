import type { ComposedPiece } from '../site/pieces';
import type { SitePlan } from '../site/plan';

/** What a command found while composing. */
export type Found = {
  /** One sentence for each damaged file whose documents stay unchanged. */
  damaged: string[];
  /** One sentence for each release that may not be on the site and whose documents stay unchanged. */
  untrusted: string[];
  /** Files that could not be composed and stay unchanged. */
  stayed: string[];
  /** The fragments embedded in the pages of written documents, by file. */
  embeds: Record<string, string[]>;
  /** The fragments in the shell of every document, by their names or in its slots, such as `shop/mini-cart`. */
  shellEmbeds: string[];
  /** One sentence for each place that shows its fallback because the fragment does not exist. */
  warnings: string[];
};

/** Collects findings piece by piece. A later result for the same file replaces an earlier one. */
export class Findings {
  private damaged = new Set<string>();
  private untrusted = new Set<string>();
  private shellEmbeds: string[] = [];
  private readonly stayed = new Set<string>();
  private readonly warnings = new Set<string>();
  /** The fragments embedded in the pages of written documents, by file. */
  readonly embeds = new Map<string, string[]>();

  /** Discards what was found about the site as a whole. */
  begin({ damaged, untrusted, shellEmbeds }: SitePlan): void {
    this.damaged = new Set(damaged);
    this.untrusted = new Set(untrusted);
    this.shellEmbeds = shellEmbeds;
  }

  note({ files, unchanged, kept, damaged, untrusted, warnings }: ComposedPiece): void {
    for (const sentence of damaged) this.damaged.add(sentence);
    for (const sentence of untrusted) this.untrusted.add(sentence);
    for (const sentence of warnings) this.warnings.add(sentence);
    for (const path of kept) this.stayed.add(path);
    for (const path of [...unchanged, ...files.keys()]) this.stayed.delete(path);
  }

  result(): Found {
    return {
      damaged: [...this.damaged],
      untrusted: [...this.untrusted],
      stayed: [...this.stayed].sort(),
      embeds: Object.fromEntries([...this.embeds].sort(([a], [b]) => (a < b ? -1 : 1))),
      shellEmbeds: this.shellEmbeds,
      warnings: [...this.warnings],
    };
  }
}
