import { Button, type ButtonProps } from './button';

export type InertButtonProps = Omit<ButtonProps, 'variant' | 'aria-describedby' | 'busy' | 'busyLabel' | 'done'> & {
  /** The id of the `SampleNote` beside the button, which says before the press that nothing comes of it. */
  note: string;
  /** None of the solid looks, which promise that the first action of a page happens. */
  variant?: 'outlined' | 'dangerOutlined' | 'text';
};

/**
 * A button that is specified without an effect. No code is loaded for a press on it, unless the press writes to the
 * console or is answered by a line.
 */
export function InertButton({ note, variant = 'outlined', ...rest }: InertButtonProps) {
  const needsCode = rest.onClick !== undefined || rest.type === 'submit';
  return <Button {...rest} variant={variant} aria-describedby={note} data-inert={needsCode ? undefined : ''} />;
}
