import '@testing-library/jest-dom';

/** jsdom has no matchMedia. It has no animations either, so the tests ask for reduced motion. */
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query) => ({
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

/** jsdom has no ResizeObserver, which the list of antd's Select needs. */
window.ResizeObserver ??= class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom loads no files, and tells nothing of their times. */
performance.getEntriesByType ??= () => [];

/** jsdom has no layout, so nothing scrolls and no element ever comes into view. */
Element.prototype.scrollIntoView ??= () => {};
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

/** Matches React's complaints about how a test is written, and about elements that jsdom does not know. */
const harmless = /\bact\(|is unrecognized in this browser/;

// Every other complaint of React is a fault of the component. A test that provokes an error listens to the console
// itself.
let complaints = [];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    const text = words.map(String).join(' ');
    if (!harmless.test(text)) complaints.push(text);
  });
});
afterEach(() => expect(complaints).toEqual([]));
