import { isPrice, type Price } from './money';

export type CartItem = {
  id: string;
  name: string;
  farm: string;
  image: string;
  price: Price;
  unit: string;
  quantity: number;
};

/** What can be put in the cart: an item before it has a quantity. */
export type CartProduct = Omit<CartItem, 'quantity'>;

const textFields = ['id', 'name', 'farm', 'image', 'unit'] as const satisfies (keyof CartItem)[];

/** Why a value is no list of cart items, one sentence each; empty when it is one. It uses no schema library, because every page loads this file. */
export function whatIsWrong(value: unknown): string[] {
  if (!Array.isArray(value)) return ['the cart is not a list'];
  const ids = new Set<unknown>();
  return value.flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return [`item ${index} is not an object`];
    const fields = item as Record<string, unknown>;
    const wrong = textFields
      .filter((field) => typeof fields[field] !== 'string')
      .map((field) => `${field} is not a text`);
    if (!isPrice(fields.price)) wrong.push('price is not a decimal');
    if (!Number.isSafeInteger(fields.quantity)) wrong.push('quantity is not a whole number');
    if (ids.has(fields.id)) wrong.push('id is there twice');
    ids.add(fields.id);
    return wrong.map((reason) => `item ${index}: ${reason}`);
  });
}
