import { glossaryOf, glossaryProblems, refusedOf, refusedProblems } from './glossary';

const glossary = glossaryOf(
  '| English | Spanish |\n| --- | --- |\n| cart    | carrito           |\n| food bank | banco de alimentos |\n',
);

it('passes translations with the words of the glossary', () => {
  expect(
    glossaryProblems(
      "export const cart = 'Your cart';\nexport const to = (share: string) => `${share} to a food bank`;",
      "export const cart = 'Tu carrito';\nexport const to = (share: string) => `${share} a un banco de alimentos`;",
      glossary,
    ),
  ).toEqual([]);
});

it('says which message has another word', () => {
  expect(glossaryProblems("export const cart = 'Your carts';", "export const cart = 'Tu cesta';", glossary)).toEqual([
    'cart says "cart", whose translation is carrito.',
  ]);
});

it('says which texts have what the language never has', () => {
  const refused = refusedOf('| Never | Instead |\n| --- | --- |\n| `[^\\u00a0]%` | a space before `%` |\n');
  expect(
    refusedProblems(
      "export const share = '5\\u00a0%';\nexport const of = (n: number) => `${n}\\u00a0% de todo`;",
      refused,
    ),
  ).toEqual([]);
  expect(
    refusedProblems(
      "export const share = 'El 5 % de todo';\nexport const of = (n: number) => `${n}%`;\nexport const to = { value: '30%' };",
      refused,
    ),
  ).toEqual(['El 5 % de todo', '%', '30%'].map((text) => `"${text}" is to have a space before \`%\`.`));
});
