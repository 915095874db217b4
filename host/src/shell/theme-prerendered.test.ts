import { createTheme } from './theme.model';

describe('the theme without a browser', () => {
  it('is light, and the system decides later', () => {
    const theme = createTheme();
    expect(theme.current()).toBe('light');
    expect(theme.preference()).toBe('system');
  });
});
