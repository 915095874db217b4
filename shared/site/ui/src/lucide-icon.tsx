import { createElement, type ComponentProps } from 'react';

/** An icon as a module of lucide-react describes it: its names, the side of its square, and the children of its `<svg>`. */
export type IconData = { name: string; size: number; node: [tag: string, attributes: object][]; aliases?: string[] };

type IconProps = ComponentProps<'svg'> & { size?: number };

/**
 * Makes a component of an icon. Production builds take this function instead of lucide-react's own of the same name,
 * which would be in the file of every page with all that the library can do. The site gives `size` and attributes of
 * `<svg>` to its icons. It uses neither the library's context nor `absoluteStrokeWidth` and `nonScalingStroke`.
 */
// eslint-disable-next-line no-restricted-syntax -- it stands instead of a module with a default export
export default function createLucideIcon({ name, size: box, node, aliases = [] }: IconData) {
  const names = ['lucide', name, ...aliases].join(' lucide-');
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const isNamed = Object.keys(rest).some((key) => /^(aria-.*|role|title)$/.test(key));
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `${names} ${className}` : names}
        aria-hidden={isNamed ? undefined : 'true'}
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
