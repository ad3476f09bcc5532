type Arrays =
  | Uint16ArrayConstructor
  | Int16ArrayConstructor
  | Uint32ArrayConstructor
  | Int32ArrayConstructor
  | Float64ArrayConstructor

/** A typed array from stored little-endian bytes; every machine that runs Node is little-endian. */
export function decodeArray<Kind extends Arrays>(kind: Kind, bytes: Buffer, from = 0): InstanceType<Kind> {
  const copy = new Uint8Array(bytes.length - from)
  copy.set(bytes.subarray(from))
  return new kind(copy.buffer) as InstanceType<Kind>
}

/** The stored bytes of a typed array. */
export const bytesOf = (array: ArrayBufferView): Buffer => Buffer.from(array.buffer, array.byteOffset, array.byteLength)
