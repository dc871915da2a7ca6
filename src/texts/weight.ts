const megabyte = 1_048_576;

/** A file size for people: KB or MB. */
export const weightText = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
