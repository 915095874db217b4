import { useContext, useState, type ReactNode } from 'react';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
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
  sink.add(() => extractStyle(cache));
  return cache;
}
