import { families } from '@furrow/release/domain/refusals/refusals';
import type { Refusal } from '@furrow/release/domain/refusals/refusal';

/** The folder of the pages about refusals. */
export const refusalsFolder = 'docs/refusals';

/** The pages about refusals, by file name: one for each family, and one that lists all codes. */
export function refusalPages(): Map<string, string> {
  const all: [family: string, about: string, refusals: [string, Refusal][]][] = Object.entries(families).map(
    ([family, { about, refusals }]) => [family, about, Object.entries(refusals)],
  );
  const rows = all.flatMap(([family, , refusals]) =>
    refusals.map(([code, { happened }]) => `| [${code}](${family}.md#${code.toLowerCase()}) | ${happened} |`),
  );
  const overview = `# Refusals

Every refusal of a command has a code in brackets, such as \`[FUR-GATE-ROUTE-TAKEN]\`. A code never changes its meaning.
\`release explain FUR-GATE-ROUTE-TAKEN\` says the same as these pages.

${all.map(([family, about]) => `- [${family}](${family}.md): ${about}`).join('\n')}

| code | what happened |
| --- | --- |
${rows.join('\n')}
`;
  const pages: [string, string][] = all.map(([family, about, refusals]) => [
    `${family}.md`,
    `# Refusals: ${family}\n\nThis page is about ${about}. [All codes](README.md)\n\n${refusals.map(section).join('\n')}`,
  ]);
  return new Map([['README.md', overview], ...pages]);
}

function section([code, { happened, why, advice, example }]: [string, Refusal]): string {
  return `## ${code}

${happened}

Why it is refused: ${why}

What to do: ${advice}

\`\`\`
${example}
\`\`\`
`;
}

/** The file with the JSON Schema of what commands answer with `--json`. */
export const answerSchemaFile = 'docs/answers.schema.json';
