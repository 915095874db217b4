export const slogan = 'From the Soil to the Market, to the Blockchain.';
/** The language of a page, for search engines. That of the sources is not said. */
export const inLanguage = (): string | undefined => undefined;
