import { glossaryOf, glossaryProblems } from './glossary';

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
