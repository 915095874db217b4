/** Words by which a page is found beside its title, description and address: those of buttons that lead to it. */
export const searchWords: Record<string, string> = {
  '/donate-food': 'Give food',
  '/campaigns': 'Support a farm',
};
