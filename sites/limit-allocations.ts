/** Bounds the memory of a library that unpacks into typed arrays, which lie outside the heap that a thread is limited to. */

/** Smaller ones are the library's own bookkeeping. */
const countedBytes = 65_536;

/**
 * From now on this thread's byte arrays may take `maxBytes` together, then `RangeError`; and nothing is unpacked by the
 * platform, which would not ask. Returns what ends it.
 */
export function limitAllocations(maxBytes: number): () => void {
  const { Uint8Array: plain, DecompressionStream: unpacking } = globalThis;
  let left = maxBytes;
  globalThis.Uint8Array = new Proxy(plain, {
    construct(target, [size, ...rest]: [unknown, ...unknown[]], newTarget) {
      if (typeof size === 'number' && size >= countedBytes) {
        left -= size;
        if (left < 0) throw new RangeError('The document unpacks to more than is allowed');
      }
      return Reflect.construct(target, [size, ...rest], newTarget) as Uint8Array;
    },
  });
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  return () => {
    globalThis.Uint8Array = plain;
    globalThis.DecompressionStream = unpacking;
  };
}
