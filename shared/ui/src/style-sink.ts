import { createContext } from 'react';

/** Collects the styles a page needs while it is prerendered. */
export type StyleSink = {
  /** Registers a function that gives `<style>` elements as HTML once the page is rendered. */
  add(extract: () => string): void;
};

/** Provided by the prerenderer, absent in the browser. Here and not in the antd facade, so that the prerenderer knows no antd. */
export const StyleSinkContext = createContext<StyleSink | undefined>(undefined);
