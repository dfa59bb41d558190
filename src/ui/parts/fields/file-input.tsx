import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> & {
  onFile(file: File): void;
};

/** Hidden chooser of a file, for a button that clicks it. The same file may be chosen again. */
export function FileInput({ onFile, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
