/*
 * The text by which Prometheus and everything that speaks OpenMetrics read figures. Both forms are written, because
 * Prometheus asks for the newer one, and its checker reads the older one.
 */

type Sample = { labels?: Readonly<Record<string, string>>; value: number };

/** What is measured, with one sample for each set of labels. The name of a counter has no `_total`. */
export type Family = {
  name: string;
  /** A counter only ever rises until the process ends. */
  type: 'counter' | 'gauge';
  /** One sentence without quotation marks or backslashes, which the two forms would write differently. */
  help: string;
  samples: readonly Sample[];
};

const openMetrics = 'application/openmetrics-text';

/** The figures as text, in the form that the request accepts. */
export function exposition(
  families: readonly Family[],
  accept: string | undefined,
): { contentType: string; text: string } {
  const isOpen = accept?.includes(openMetrics) ?? false;
  const lines = families.flatMap((family) => familyLines(family, isOpen));
  return isOpen
    ? { contentType: `${openMetrics}; version=1.0.0; charset=utf-8`, text: `${[...lines, '# EOF'].join('\n')}\n` }
    : { contentType: 'text/plain; version=0.0.4; charset=utf-8', text: `${lines.join('\n')}\n` };
}

function familyLines({ name, type, help, samples }: Family, isOpen: boolean): string[] {
  const sampled = type === 'counter' ? `${name}_total` : name;
  const title = isOpen ? name : sampled;
  return [
    `# HELP ${title} ${help}`,
    `# TYPE ${title} ${type}`,
    ...samples.map(({ labels = {}, value }) => `${sampled}${labelText(labels)} ${numberText(value)}`),
  ];
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

function numberText(value: number): string {
  if (value === Infinity) return '+Inf';
  return value === -Infinity ? '-Inf' : String(value);
}
