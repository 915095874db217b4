import { isPrice, lineCents, toCents, type Price } from './money';

/** A product in the cart. Each text has at most 1,000 characters. */
export type CartItem = {
  /** Two items with the same id are one item. */
  id: string;
  name: string;
  /** The name of the farm that it comes from. */
  farm: string;
  /** The address of its picture. */
  image: string;
  /** In dollars, for one `unit`. */
  price: Price;
  /** What one piece is, such as `lb` or `dozen`. */
  unit: string;
  /** The number of pieces: a whole number from 1 to 1,000,000. */
  quantity: number;
};

/** What can be put in the cart: an item before it has a quantity. */
export type CartProduct = Omit<CartItem, 'quantity'>;

const textFields = ['id', 'name', 'farm', 'image', 'unit'] as const satisfies (keyof CartItem)[];

/** The most characters of a text, and the most pieces and lines, that a cart of this site can come to. */
const most = { text: 1000, pieces: 1_000_000, lines: 1000 };

/**
 * Reads a list of items that may have been damaged, or written by anybody. It uses no schema library, because every
 * page loads this file.
 *
 * @returns the items that are whole, and what is wrong with the others, one sentence each
 * @throws TypeError when it is no list
 */
export function readItems(value: unknown): { items: CartItem[]; wrong: string[] } {
  if (!Array.isArray(value)) throw new TypeError('the cart is not a list');
  const ids = new Set<unknown>();
  const items: CartItem[] = [];
  const wrong: string[] = [];
  let cents = 0;
  for (const [index, item] of value.entries()) {
    const reasons = index < most.lines ? whatIsWrong(item, ids) : ['there are too many items'];
    wrong.push(...reasons.map((reason) => `item ${index}: ${reason}`));
    if (reasons.length > 0) continue;
    const whole = item as CartItem;
    const sum = cents + lineCents(whole);
    if (Number.isSafeInteger(sum)) {
      cents = sum;
      items.push(whole);
      ids.add(whole.id);
    } else wrong.push(`item ${index}: the sum would be larger than a number can hold`);
  }
  return { items, wrong };
}

/**
 * One more piece of a product: a new line at the end, or one more in the line that is there.
 *
 * @throws RangeError when its price cannot be read, so that such a product never enters a cart
 */
export function withAdded(items: readonly CartItem[], product: CartProduct): CartItem[] {
  toCents(product.price);
  return items.some(({ id }) => id === product.id)
    ? items.map((item) => (item.id === product.id ? { ...item, quantity: item.quantity + 1 } : item))
    : [...items, { ...product, quantity: 1 }];
}

/** Pieces, not lines. */
export function countPieces(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** @param ids those of the items before it */
function whatIsWrong(item: unknown, ids: ReadonlySet<unknown>): string[] {
  if (typeof item !== 'object' || item === null) return ['it is not an object'];
  const fields = item as Record<string, unknown>;
  const wrong = textFields.filter((field) => !isText(fields[field])).map((field) => `${field} is not a short string`);
  if (!isPrice(fields.price)) wrong.push('price is not a decimal');
  const { quantity } = fields;
  if (!Number.isSafeInteger(quantity) || Number(quantity) < 1 || Number(quantity) > most.pieces)
    wrong.push('quantity is not a whole number');
  if (ids.has(fields.id)) wrong.push('id appears twice');
  return wrong;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= most.text;
}
