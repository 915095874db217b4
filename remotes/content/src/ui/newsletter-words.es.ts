export const title = 'El almanaque del mes.';
export const text = 'Qué se sembró, qué se financió y cómo salieron las votaciones.';
export const example = 'nombre@ejemplo.com';
export const email = 'Correo electrónico';
export const subscribe = 'Suscribirme';
export const thanks = 'Gracias. Este sitio de muestra no envía ningún boletín y no guardó tu dirección.';
export const newsletter = 'Boletín';
export const notSaved = 'tu dirección no se guarda';
