import { messageProblems } from './message-problems';

it('passes a translation that says the same', () => {
  expect(
    messageProblems(
      "export const cart = 'Cart';\nexport const pieces = (count: number) => `${count} items`;",
      "export const pieces = (n: number) => (n === 1 ? 'un artículo' : `${n} artículos`);\nexport const cart = 'Carrito';",
    ),
  ).toEqual([]);
});

it('says which messages are missing, which nobody asks for, and which values a translation leaves out', () => {
  expect(
    messageProblems(
      "export const cart = 'Cart';\nexport const thanks = (name: string, share: string) => `Thank you, ${name}. ${share} goes on.`;",
      "export const thanks = (name: string, share: string) => `Gracias, ${name}.`;\nexport const basket = 'Cesta';",
    ),
  ).toEqual(['cart is missing.', 'Nobody asks for basket.', 'thanks does not say share.']);
});

it('says where data differ that are not text', () => {
  const products = (price: string, name: string, more = '') =>
    `export const products = [{ id: 'wild-honey', name: '${name}', price: '${price}', rating: 4.9, image: honey${more} }] satisfies Product[];`;
  expect(messageProblems(products('14.50', 'Honey'), products('14.50', 'Miel'))).toEqual([]);
  expect(messageProblems(products('14.50', 'Honey'), products('15.50', 'Miel'))).toEqual([
    "products[0].price is '14.50' in the sources.",
  ]);
  expect(messageProblems(products('14.50', 'Honey', ', isNew: true'), products('14.50', 'Miel'))).toEqual([
    'products[0].isNew is in one language only.',
  ]);
  expect(messageProblems(products('14.50', 'Honey'), 'export const products = [];')).toEqual([
    'products is not as long in both languages.',
  ]);
});
