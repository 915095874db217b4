import type { ReactNode } from 'react';

export const document = 'Documento';
export const block = 'Bloque';
export const proofInBlock = (block: string) => `Prueba en el bloque ${block}`;
export const notYet = 'todavía sin escribir';
export const checked = 'Comprobación';
export const matchesOn = (day: string) => `coincide, ${day}`;
export const today = 'hoy';

export const print = 'Imprimir';
export const checkedHere = 'Coincide, comprobado aquí';
export const notChecked = 'Sin comprobar en este navegador';
export const qrCode = 'Código QR de esta página';
export const signatureOf = (name: string) => `Firma de ${name}`;
export const signedWithKey = 'Firmado con la clave';
export const stepOf = (number: number, of: number, name: string) => `${number} de ${of}, ${name.toLowerCase()}`;

export const results = {
  unchecked: 'Sin comprobar',
  checking: 'Comprobando…',
  matches: 'Coincide',
  unable: 'Sin comprobar',
  differs: 'No coincide',
};
export const press = {
  unchecked: 'Comprobar esta huella',
  checking: 'Comprobando…',
  matches: 'Comprobar otra vez',
  unable: 'Comprobar esta huella',
  differs: 'Restaurar el texto',
};
export const fingerprint = 'Huella';
export const signedFingerprint = 'La huella firmada';
export const kept = (where: string) => `SHA-256, ${where}`;
export const onPaper = (command: ReactNode) => (
  <>
    {'Para comprobarlo por tu cuenta, guarda el texto de arriba sin salto de línea final y ejecuta '}
    {command} sobre el archivo.
  </>
);
export const changeText = 'Cambiar el texto y comprobar otra vez';
export const bytes = (count: number) => `${count} bytes, UTF-8, original en inglés`;
export const signedText = 'El texto que se firmó';
export const signedLanguage = (): string | undefined => 'en';
export const textToCheck = 'Texto por comprobar';
export const checkText = 'Comprobar este texto';
export const putBack = 'Restaurarlo';
export const madeUp = (what: string) => `${what} son de ficción, pero la comprobación es real`;
export const nothingSent = (hash: ReactNode) => (
  <>No se envía nada. Tu navegador calcula el {hash} del texto de esta página y lo compara con la línea de arriba.</>
);
export const computing = (count: number, hash: ReactNode) => (
  <>
    Leyendo {count} bytes y calculando el {hash}.
  </>
);
export const itMatches = 'Coincide.';
export const sameText = 'Tu navegador calculó los mismos 64 caracteres a partir del texto de esta página.';
export const unable = 'Este navegador no puede calcular huellas. Copia el texto y compruébalo en otro lugar.';
export const itDiffers = 'No coincide.';
export const otherText = 'El texto de esta página no es el texto que se firmó.';
export const changed = (count: number) => `Cambiaste ${count} ${count === 1 ? 'carácter' : 'caracteres'}.`;
export const currentFingerprint = 'Huella del texto actual';
export const copied = 'Copiado';
export const copyText = 'Copiar el texto';
export const copyFailed = 'No se pudo copiar. Copia el texto a mano.';
