export const slogan = 'De la tierra al mercado, a la cadena de bloques.';
export const inLanguage = (): string | undefined => 'es';
