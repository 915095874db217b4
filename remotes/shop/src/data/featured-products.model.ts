export type ShopProduct = {
  id: string;
  name: string;
  /** US dollars for one unit. */
  price: string;
  unit: string;
  farm: string;
  /** Out of five. */
  rating: number;
  image: string;
  /** The first one lies on the picture. */
  badges: string[];
  description: string;
};
