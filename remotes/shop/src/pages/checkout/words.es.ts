export const checkout = 'Finalizar la compra';
export const pageTitle = 'Finalizar la compra: entrega y resumen del pedido';
export const description =
  'Escribe los datos de entrega y revisa tu pedido. El envío es gratis, y el 5\u00a0% de cada compra va a un banco de alimentos.';
export const back = 'Volver a la tienda';
export const whereItGoes = (percent: number) => `Adónde va el ${percent}\u00a0% de cada compra`;
export const mealsSoFar = 'Comidas hasta ahora';
export const mealsCounted = 'Los bancos de alimentos cuentan las comidas que salen de tus pedidos.';
export const empty = 'Tu carrito está vacío';
export const emptyWithList =
  'Todavía no hay nada que pagar. Lo que agregaste en el mercado está en otra lista; pásalo a tu carrito.';
export const emptyText = 'El envío es gratis y en este sitio de muestra no se cobra nada.';
export const goOn = 'Seguir comprando';
export const lastOrder = (number: string) => `Tu último pedido: ${number}.`;
export const viewLastReceipt = 'Ver el recibo';
export const seeLots = 'Ver tus lotes en el mercado';
export const summary = 'Resumen del pedido';
export const toFoodBank = (percent: number) => `A un banco de alimentos, ${percent}\u00a0%`;
export const pricedByGrower = 'A precio de productor';
export const onSale = 'En venta esta semana';

export const contact = 'Contacto';
export const required = '* obligatorio';
/** What the browser says until the page is hydrated. */
export const missingAnswer = 'Esta respuesta falta o está incompleta';
export const email = 'Correo electrónico';
export const emailHelp = 'Aquí llegarían tu recibo y el origen de cada lote.';
export const phone = 'Teléfono';
export const phoneHelp = 'Solo para quien hace la entrega.';
export const optional = 'Opcional';
export const delivery = 'Entrega';
export const deliveryFact = 'Gratis, en uno o dos días';
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const address = 'Dirección';
export const street = 'Calle y número';
export const city = 'Ciudad';
export const state = 'Estado';
export const zipCode = 'Código postal';
export const totalLine = 'Total, con envío gratis';
export const place = 'Hacer el pedido';
export const placed = 'Pedido recibido';
export const sample = 'Sitio de muestra: no se cobra ni se envía nada. Tu carrito se vacía y vuelves al inicio.';

export const missing = 'Faltan datos';
export const fillIn = 'Completa todos los campos obligatorios.';
export const enterEmail = 'Escribe tu correo electrónico';
export const wrongEmail = 'Escribe un correo electrónico, como nombre@granja.com';
export const enterFirstName = 'Escribe tu nombre';
export const enterLastName = 'Escribe tu apellido';
export const enterAddress = 'Escribe tu dirección';
export const enterCity = 'Escribe tu ciudad';
export const enterState = 'Escribe tu estado';
export const enterZipCode = 'Escribe tu código postal';
export const orderPlaced = '¡Pedido recibido!';
export const thanks = (name: string, share: string) =>
  `Gracias, ${name}. ${share} de tu pedido van a un banco de alimentos.`;
export const viewReceipt = 'Ver el recibo';
