import { useContext, useState, type ReactNode } from 'react';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import hash from '@emotion/hash';
import ConfigProvider from 'antd/es/config-provider';
import { StyleSinkContext, type StyleSink } from '../style-sink';
import { antdTheme } from './antd-theme';

type Cache = ReturnType<typeof createCache>;

// One cache for all islands: rules the document brought are adopted, none is injected twice.
const browserCache = typeof document === 'undefined' ? undefined : createCache();
const prerenderCaches = new WeakMap<StyleSink, Cache>();

/** Wrap the content of a page that uses antd: its theme, and its styles while the page is prerendered. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const sink = useContext(StyleSinkContext);
  const [cache] = useState(() => cacheFor(sink));
  return (
    <StyleProvider cache={cache}>
      <ConfigProvider theme={antdTheme} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

function cacheFor(sink: StyleSink | undefined): Cache {
  if (!sink) return browserCache ?? createCache();
  const known = prerenderCaches.get(sink);
  if (known) return known;
  const cache = createCache();
  prerenderCaches.set(sink, cache);
  sink.add(() => adoptable(extractStyle(cache)));
  return cache;
}

/**
 * cssinjs 2.1 writes the block of theme variables under another id than the one the browser looks for, and would inject its
 * 12 kB a second time: here it gets that id.
 */
function adoptable(styles: string) {
  const { key } = antdTheme.cssVar;
  return styles.replace(
    new RegExp(`(data-token-hash="${key}" data-css-hash=")[^"]*(">\\.${key}\\{)`),
    `$1${hash(`css-var-${key}`)}$2`,
  );
}
