import type { ReactNode } from 'react';
import type { SearchKind } from '@furrow/formats/search-entry';
import type { Reason } from './reason';
import type { Slip } from './slip';

export const search = 'Buscar';
export const clear = 'Borrar';
export const clearSearch = 'Borrar la búsqueda';
export const closeSearch = 'Cerrar la búsqueda';
export const example = 'Busca lotes, granjas, artículos y páginas';
export const filter = 'Filtrar los resultados';
export const all = 'Todo';
export const failed = 'La búsqueda no se cargó.';
export const failedText = 'Revisa tu conexión e inténtalo de nuevo. Los menús siguen funcionando.';
export const tryAgain = 'Intentar de nuevo';
export const results = 'Resultados';
export const clearRecent = 'Borrar las búsquedas recientes';
export const recent = 'Recientes';
export const startHere = 'Empieza aquí';
export const exact = 'Exactos';
export const closeTo = (query: string) => `Parecidos a “${query}”`;
export const resultsText = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`);
export const allResults = (count: number) => `Ver los ${resultsText(count)}`;
export const announced = (count: number, query: string) => {
  if (count === 0) return `Ningún resultado para ${query}`;
  return count === 1 ? 'Un resultado' : resultsText(count);
};

export const kindNames: Record<SearchKind, { all: string; one: string }> = {
  lot: { all: 'Lotes', one: 'Lote' },
  farm: { all: 'Granjas', one: 'Granja' },
  campaign: { all: 'Campañas', one: 'Campaña' },
  article: { all: 'Artículos', one: 'Artículo' },
  doc: { all: 'Documentación', one: 'Documentación' },
  page: { all: 'Páginas', one: 'Página' },
};

const reasons: Record<Reason | Slip, string> = {
  name: 'nombre',
  title: 'título',
  address: 'dirección',
  place: 'lugar',
  'what grows there': 'lo que se cultiva',
  description: 'descripción',
  text: 'texto',
  'one letter off': 'una letra distinta',
  'letters swapped': 'letras cambiadas',
};
export const why = (reason: Reason | Slip): string => reasons[reason];

export const examples = ['tomates', 'Vermont', 'carbono', 'mercado'];
export const nothingFound = (query: string) => `No encontramos nada con “${query}”.`;
export const didYouMean = (word: ReactNode) => <>¿Quisiste decir {word}? </>;
export const tryAnother = 'Prueba con un cultivo, una granja o un lugar.';

export const opensSearch = (slash: ReactNode, command: ReactNode, letter: ReactNode) => (
  <>
    {slash} o {command} {letter} abre la búsqueda en cualquier página
  </>
);
export const move = 'mover';
export const open = 'abrir';
export const newTab = 'otra pestaña';
export const close = 'cerrar';
