export type OrderLot = {
  lot: string;
  number: string;
  line: string;
  /** What the product is called in a sentence, where the shop sells no piece of the lot but bread that is baked from it. */
  bread?: string;
};
