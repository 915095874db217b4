/** The background color in each theme, as in `tokens.css`. */
export const themeColors = { light: '#F8F4E8', dark: '#0F1912' };
