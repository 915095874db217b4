import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';

const kept = { __html: '' };
/** The place of the drawing takes no part in the layout of the page. */
const place = { display: 'contents' };

/**
 * Makes a component of a drawing that is the same for every visitor, such as a QR code. It is drawn when the page is
 * prerendered; a browser keeps that HTML, and does not load the code. It loads it where there is no such HTML, as in
 * development, and when the props are no longer those that were drawn.
 *
 * @param load imports the component; where that fails, nothing is drawn
 */
export function keptDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Drawing = lazy(() =>
    load().then(
      (component) => ({ default: component as ComponentType<object> }),
      () => ({ default: () => null }),
    ),
  );

  return function KeptDrawing(props: Props) {
    const root = useRef<HTMLSpanElement>(null);
    const [isDrawn, setDrawn] = useState(typeof document === 'undefined');
    const now = JSON.stringify(props);
    const [sent] = useState(now);
    useEffect(() => {
      if (now !== sent || !root.current?.hasChildNodes()) setDrawn(true);
    }, [now, sent]);
    if (!isDrawn && now === sent)
      return <span ref={root} style={place} suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
    return (
      <span key="drawn" style={place}>
        <Suspense>
          <Drawing {...props} />
        </Suspense>
      </span>
    );
  };
}
