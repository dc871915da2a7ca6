/** ky needs AbortSignal.any, which phones before 2023 lack. */
if (typeof AbortSignal.any !== 'function')
  AbortSignal.any = (signals: Iterable<AbortSignal>): AbortSignal => {
    const controller = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) controller.abort(signal.reason);
      signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal });
    }
    return controller.signal;
  };
