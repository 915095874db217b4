export const activity = 'Your activity';
export const dashboard = 'Dashboard';
export const orders = 'Orders';
export const favorites = 'Favorites';
export const loan = 'Loan application';
export const eraseAll = 'Erase everything…';
export const onlyHere = 'Saved in this browser only.';
export const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
export const stateName = (state: string) => state;
