/** Props of an element that a boot script writes into: React leaves its content alone, as long as this is the same object. */
export const written = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
