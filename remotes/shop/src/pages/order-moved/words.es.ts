export const movedTitle = 'Tus pedidos ahora tienen su propia página';
export const movedDescription = 'Tus pedidos tienen su propia página.';
export const movedLede = 'Los pedidos ahora tienen su propia página.';
export const title = 'Tus pedidos';
export const seeOrders = 'Ver tus pedidos';
