import { inPseudoLanguage } from './pseudo-language';

const sources = `import type { Category } from './products.model';

/** How many lots there are. */
export const lots = (count: number) => (count === 1 ? '1 lot' : \`\${count} lots\`);
export const more = ' and more ';
export const help = () => <>Read <a href="/help">how</a></>;
export const id = 'wild-honey';
`;

it('makes texts 40 % longer, accented and in brackets, and leaves values and code alone', () => {
  expect(inPseudoLanguage(sources, 'words.tsx', 'longer')).toBe(`import type { Category } from './products.model';

/** How many lots there are. */
export const lots = (count: number) => (count === 1 ? '[1 lót ~~]' : \`[\${count} lóts ~~]\`);
export const more = ' [áñd móré ~~~~] ';
export const help = () => <>[Réád <a href="/help">hów</a> ~~]</>;
export const id = 'wild-honey';
`);
});

it('sets letters from right to left', () => {
  const said = inPseudoLanguage(
    'export const more = (of: string) => ` and ${of}`;\n',
    'words.ts',
    'from right to left',
  );
  expect(said).toBe('export const more = (of: string) => ` \u202eand\u202c ${of}`;\n');
});
