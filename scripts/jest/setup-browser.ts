import '@testing-library/jest-dom';

/** jsdom has no matchMedia; antd's grid and drawer ask for it. It has no animations either: nothing moves in a test. */
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string): MediaQueryList => ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }),
});

/** jsdom has no ResizeObserver; antd's overflow lists and text areas ask for it. */
window.ResizeObserver ??= class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom lays nothing out, so nothing ever comes into view. */
window.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** jsdom has no styles of pseudo elements and says so on the console each time antd's scroll lock asks. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
