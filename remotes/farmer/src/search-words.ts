/** Words by which a page is found beside its title, description and address: those of buttons that lead to it. */
export const searchWords: Record<string, string> = {
  '/onboarding': 'Start onboarding, join the DAO, sell what you grow',
  '/loan-application': 'Borrow money',
};
