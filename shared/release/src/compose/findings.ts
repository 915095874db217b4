import type { ComposedPiece } from './pieces';
import type { SitePlan } from './compose-site';

/** What a command found while it composed. */
export type Found = {
  /** One sentence for each damaged file whose documents stay as they are. */
  damaged: string[];
  /** The files that could not be composed and stay as they were. */
  stayed: string[];
  /** The fragments that the pages of written documents embed, by file. */
  embeds: Record<string, string[]>;
  /** The fragments that stand in every document, such as `shop/mini-cart`. */
  shellEmbeds: string[];
  /** A sentence for each place of a composed page that shows its fallback, because there is no such fragment. */
  warnings: string[];
};

/** Gathers what is found piece by piece. A later look at the same file replaces an earlier one. */
export class Findings {
  private damaged = new Set<string>();
  private shellEmbeds: string[] = [];
  private readonly stayed = new Set<string>();
  private readonly warnings = new Set<string>();
  /** The fragments that the pages of written documents embed, by file. */
  readonly embeds = new Map<string, string[]>();

  /** Begins anew with what concerns the whole site. */
  begin({ damaged, shellEmbeds }: SitePlan): void {
    this.damaged = new Set(damaged);
    this.shellEmbeds = shellEmbeds;
  }

  note({ files, unchanged, kept, damaged, warnings }: ComposedPiece): void {
    for (const sentence of damaged) this.damaged.add(sentence);
    for (const sentence of warnings) this.warnings.add(sentence);
    for (const path of kept) this.stayed.add(path);
    for (const path of [...unchanged, ...files.keys()]) this.stayed.delete(path);
  }

  result(): Found {
    return {
      damaged: [...this.damaged],
      stayed: [...this.stayed].sort(),
      embeds: Object.fromEntries([...this.embeds].sort(([a], [b]) => (a < b ? -1 : 1))),
      shellEmbeds: this.shellEmbeds,
      warnings: [...this.warnings],
    };
  }
}
