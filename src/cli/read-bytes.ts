/** Larger documents are refused: no catalogue of tools comes near it. */
export const MAX_BYTES = 50_000_000;

/** All bytes of a stream, or the first ones when there are more than are taken: a device or a pipe may never end. */
export async function readBytes(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) break;
  }
  return Buffer.concat(chunks);
}
