import { useEffect, useRef, useState } from 'react';
import { Film, Upload, X } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { fileSize, sortFiles } from './log-files.model';
import * as words from './words';
import styles from './log-files.module.css';

/** Photos and videos of the day: chosen, looked at and taken away again. Nothing is sent. */
export function LogFiles({ onChange }: { onChange: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<string>();

  function add(chosen: File[]) {
    const { shown, refused: problem } = sortFiles(chosen);
    change([...files, ...shown]);
    setRefused(problem);
  }

  function change(next: File[]) {
    setFiles(next);
    onChange(next);
  }

  return (
    <div className={styles.root}>
      <Button
        variant="outlined"
        block
        onClick={() => {
          console.log('Upload Photo/Video');
          input.current?.click();
        }}
      >
        <Upload size={20} strokeWidth={1.8} />
        {words.upload}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={words.photosAndVideos}
        accept="image/*,video/*"
        multiple
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file can be chosen again after it was taken away.
          target.value = '';
        }}
      />
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={words.chosenFiles}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`} className={styles.file}>
              {file.type.startsWith('image/') ? <Picture file={file} /> : <Film size={24} strokeWidth={1.8} />}
              <span className={styles.name}>
                {file.name} <span className={styles.size}>{fileSize(file.size)}</span>
              </span>
              <button
                type="button"
                aria-label={words.remove(file.name)}
                className={`fw-icon-button ${styles.remove}`}
                onClick={() => change(files.filter((other) => other !== file))}
              >
                <X size={20} strokeWidth={1.8} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Drawn rather than linked: the site's policy takes pictures from its own addresses only. */
function Picture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    let isGone = false;
    // A picture that the browser cannot read keeps its name and its place.
    createImageBitmap(file, { resizeWidth: 160, resizeQuality: 'medium' }).then(
      (picture) => {
        if (!isGone && target) {
          target.width = picture.width;
          target.height = picture.height;
          target.getContext('2d')?.drawImage(picture, 0, 0);
        }
        picture.close();
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={styles.picture} aria-hidden="true" />;
}
