/** Written by the browser itself: a loop over two million bytes would hold the page up. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the photo cannot be read')));
    reader.readAsDataURL(file);
  });
