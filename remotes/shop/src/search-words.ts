/** Words by which a page is found beside its title, description and address: those of buttons that lead to it. */
export const searchWords: Record<string, string> = {
  '/buy-food': 'Shop this week',
  '/checkout': 'Cart',
  '/marketplace': 'Browse all products',
  '/orders': 'Receipts',
};
