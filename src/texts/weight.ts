const megabyte = 1_048_576;

/** What a file weighs, as people say it. */
export const weightText = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
