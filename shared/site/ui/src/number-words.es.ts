/** The numbers from zero to twenty as prose writes them before a masculine noun. */
export const numberWords =
  'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte';
