/** Saves a file through the browser. */
export function download(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked after a minute, when the browser has surely read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
