/** Yields to the event loop without a timer, which browsers throttle in hidden pages. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Encoded by FileReader: a loop over two million bytes would block the page. */
export const base64Of = async (file: Blob): Promise<string> => {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the photo cannot be read')));
    reader.readAsDataURL(file);
  });
  // Encoding the request takes as long again: yield first, so that a slow phone stays responsive.
  await nextTask();
  return address.replace(/^[^,]*,/, '');
};
