export const notSent = 'No se pudo enviar. Todo lo que escribiste sigue aquí. Intenta de nuevo.';
export const previous = 'Anterior';
