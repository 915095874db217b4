export const movedTitle = 'Your orders have moved to their own page';
export const movedDescription = 'Your orders have their own page.';
export const movedLede = 'Orders now have their own page.';
export const title = 'Your orders';
export const seeOrders = 'See Your Orders';
