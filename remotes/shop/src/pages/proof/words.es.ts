import { continueSentence } from '@furrow/ui/format';

export const marketplace = 'Mercado';
export const lotNumber = (number: string) => `LOTE ${number}`;
export const linkCopied = '¡Enlace copiado!';
export const linkCopiedText = 'La dirección de esta página está en el portapapeles.';
export const linkFailed = 'No se pudo copiar el enlace';
export const linkFailedText = 'Copia el enlace a mano';

export const signatureOf = (name: string) => `Firma de ${name}`;

export const lot = (number: string) => `Lote ${number}`;
export const grower = 'Granja';
export const signedBy = 'Firmas';
export const ofHundred = (points: number) => `${points} de 100`;
export const ofMost = (points: number, most: number) => `${points} de ${most}`;
export const backToLot = 'Volver al lote';
export const lotTerm = 'Lote';

export const audit = 'Auditoría';
export const auditTitle = (score: number) => `Auditoría, ${score} de 100`;
export const auditPage = (product: string, farm: string) => `Auditoría: ${product}, de ${farm}`;
export const auditDescription = (by: string, on: string, score: number) =>
  `${by} midió el ${on} cómo lo produce esta granja: suelo, agua, energía, distancia y empaque, ${score} de 100. Lee el texto firmado y compruébalo.`;
export const auditSheet = 'La auditoría de este lote';
export const signedOn = (day: string) => `firmada el ${day}`;
export const pointsAddUp = 'Los puntos de las cinco partes suman el puntaje.';
export const auditor = 'Auditoría';
export const measured = 'Medición';
export const people = (count: number) => `${count} personas`;
export const auditMadeUp = 'las personas y la auditoría';
export const auditRecord = 'Registro de auditoría';
export const score = 'Puntaje';
export const scoreOf = (points: number) => `Puntaje: ${points} de 100`;
export const auditLede = (farm: string, product: string, by: string) =>
  `Cómo produce ${farm} este lote (${continueSentence(product)}), según la medición de ${by}.`;

export const showCrates = (count: number) => `Ver las ${count} cajas`;
export const gross = (count: number) => `${count} cajas, bruto`;
export const empty = (count: number) => `${count} cajas vacías`;
export const net = 'Neto';
export const cratesFrom = (from: number, to: number) => `Cajas ${from} a ${to}`;
export const crate = 'Caja';
export const grossColumn = 'Bruto';
export const emptyColumn = 'Vacía';
export const netColumn = 'Neto, kg';

export const handoverPage = (number: number, of: number, product: string, place: string) =>
  `Entrega ${number} de ${of}: ${product}, ${place}`;
export const handoverDescription = (deed: string, who: string, number: number, of: number, lotNumber: string) =>
  `${deed}, por ${who}: entrega ${number} de ${of} del lote ${lotNumber}. Lee el texto firmado y compruébalo.`;
export const handover = (number: number) => `Entrega ${number}`;
export const handoversOfLot = 'Entregas de este lote';
export const yourTable = 'Tu mesa';
export const notYet = 'todavía no';
export const handoverSheet = (number: number, of: number) => `Entrega ${number} de ${of}`;
export const inBlock = (block: string) => `en el bloque ${block}`;
export const firstNote =
  'Cada registro posterior contiene la huella del anterior. Si cambias este texto, ninguno de ellos coincidirá.';
export const laterNote = (before: number) =>
  `La última línea contiene la huella de la entrega ${before}. Si cambias un registro anterior, ninguno de los que siguen coincide.`;
export const documentsAround = 'Documento anterior y siguiente';
export const place = (number: number, of: number, person: string) => `${number} de ${of}, ${person}`;
export const fullLot = 'El lote completo';
export const theAudit = 'La auditoría';
export const signer = 'Quién firmó';
export const signsAs = 'Firma como';
export const signed = 'Firmado';
export const block = 'Bloque';
export const handoversDone = (number: number, of: number) => `${number} de ${of} entregas`;
export const next = (document: string) => `Sigue: ${document.toLowerCase()}`;
export const handoverMadeUp = 'las personas y el bloque';
export const handoverRecord = (number: number, of: number) => `Registro de entrega, línea ${number} de ${of}`;
export const signedAt = (day: string, time: string, where: string) => `${day}, ${time}, en ${where}`;
export const dayAndYear = (day: string, year: string) => `${day} ${year}`;
export const cratesLede = (weight: string, product: string, count: number) =>
  `${weight} de ${continueSentence(product)}, en ${count} cajas.`;
export const lineBefore = 'Línea anterior';
export const product = 'Producto';
export const receivedFrom = 'Recibido de';
export const grownBy = 'Producido por';
