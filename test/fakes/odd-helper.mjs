// A native host that knows its frames and not what stands in them.
const json = JSON.stringify({ t: 'ready', version: 1, port: 'none', role: 'hub', host: '1' });
const length = Buffer.alloc(4);
length.writeUInt32LE(Buffer.byteLength(json));
process.stdin.once('data', () => process.stdout.write(Buffer.concat([length, Buffer.from(json)])));
process.stdin.on('end', () => process.exit(0)).resume();
