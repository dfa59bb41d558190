/** Answers every request with as many bytes as its path says, and prints its port: what loopback and HTTP cost alone. */
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify('x'.repeat(Number(request.url.slice(1)))));
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
